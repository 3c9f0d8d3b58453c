import type { FullConfig, FullResult, Reporter, Suite, TestCase } from 'playwright/types/testReporter';

/**
 * So many tests of a suite may need their second try: a busy machine holds up one or two of some hundred now and then.
 * More is no accident, but a test, or a site, that does not keep its word.
 */
export const MOST_FLAKY = 2;

const nameOf = (test: TestCase) => test.titlePath().filter(Boolean).join(' › ');

/** Names the tests that passed at their second try alone, and fails a run that has too many of them. */
export default class FlakyReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const flaky = this.#suite?.allTests().filter((test) => test.outcome() === 'flaky') ?? [];
    if (flaky.length === 0) return { status };
    console.log(`\nFlaky, passed at the second try alone (${flaky.length}):`);
    for (const test of flaky) console.log(`  ${nameOf(test)}`);
    if (flaky.length <= MOST_FLAKY) return { status };
    console.log(`More than ${MOST_FLAKY} in one run: that counts as a failure.`);
    return { status: status === 'passed' ? 'failed' : status };
  }

  printsToStdio(): boolean {
    return false;
  }
}
