import { mark, PART, WORDS } from '#protocol/page/page-marks.ts';
import { SUBMIT_TEXT } from '#text/forms.ts';
import { Button } from '#ui/controls/button.tsx';
import styles from './lead-form.module.css';

interface SubmitButtonProps {
  isSubmitting: boolean;
  /** Set: the lead is stored, and its answer is late. */
  receipt: string | undefined;
}

/** 등록하기, and under it, while the answer is late, that the lead is safe. */
export const SubmitButton = ({ isSubmitting, receipt }: SubmitButtonProps) => (
  <>
    <Button
      type="submit"
      disabled={isSubmitting}
      data-idle={SUBMIT_TEXT.submit}
      data-submitting={SUBMIT_TEXT.submitting}
      className={styles.submit}
      suppressHydrationWarning
    >
      {isSubmitting ? SUBMIT_TEXT.submitting : SUBMIT_TEXT.submit}
    </Button>
    <p role="status" {...mark(PART, 'kept')} hidden={!receipt}>
      {SUBMIT_TEXT.kept}{' '}
      <strong {...mark(WORDS)} suppressHydrationWarning>
        {receipt ?? ''}
      </strong>
    </p>
  </>
);
