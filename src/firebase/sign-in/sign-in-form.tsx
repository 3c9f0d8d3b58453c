import { useId, useRef } from 'react';
import { SIGN_IN_TEXT } from '#text/sign-in.ts';
import { Button } from '#ui/controls/button.tsx';
import { useSession } from '#firebase/session.ts';
import { useSignIn } from './use-sign-in.ts';
import form from '#ui/style/form.module.css';

/** E-mail and password of who works here. What was typed stays after a failure. */
export function SignInForm({ title }: { title: string }) {
  const { isBusy, notice, enter, reset } = useSignIn();
  const wasEnded = useSession((session) => session.wasEnded);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <form
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault();
        void enter(email.current?.value ?? '', password.current?.value ?? '');
      }}
    >
      <h2 className={form.heading}>{title}</h2>
      <div role="alert" className={form.problem}>
        {wasEnded && SIGN_IN_TEXT.sessionEnded}
      </div>
      <label htmlFor={`${id}email`} className={form.label}>
        {SIGN_IN_TEXT.email}
      </label>
      <input ref={email} id={`${id}email`} type="email" required autoComplete="username" className={form.control} />
      <label htmlFor={`${id}password`} className={form.label}>
        {SIGN_IN_TEXT.password}
      </label>
      <input
        ref={password}
        id={`${id}password`}
        type="password"
        required
        autoComplete="current-password"
        className={form.control}
      />
      <div className={form.actions}>
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? SIGN_IN_TEXT.submitting : SIGN_IN_TEXT.submit}
        </Button>
        <Button
          look="light"
          onClick={() => {
            if (!email.current?.value) email.current?.focus();
            void reset(email.current?.value ?? '');
          }}
        >
          {SIGN_IN_TEXT.reset}
        </Button>
      </div>
      <p role="status" className={notice?.tone === 'good' ? form.good : form.problem}>
        {notice?.text}
      </p>
    </form>
  );
}
