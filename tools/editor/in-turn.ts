/** Does one thing after another: what is asked for meanwhile waits, and is done whatever became of those before it. */
export function inTurn<Asked, Answer>(work: (asked: Asked) => Promise<Answer>): (asked: Asked) => Promise<Answer> {
  let before: Promise<unknown> = Promise.resolve();
  return (asked) => {
    const answer = before.then(() => work(asked));
    before = answer.catch(() => undefined);
    return answer;
  };
}
