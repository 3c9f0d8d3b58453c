import { customer } from '#content/customer.ts';
import { facts } from '#content/facts.ts';
import { shell } from '#content/shell.ts';
import { visits } from '#content/visits.ts';
import { LeadForm } from '#features/lead-forms/lead-form.tsx';
import { Invitation, WhileOpen } from '#features/lead-forms/invitation.tsx';
import { VisitPicker } from '#features/visits/picker/visit-picker.tsx';
import { VisitResult } from '#features/visits/result/visit-result.tsx';
import { ComingSoon } from '#ui/controls/coming-soon.tsx';
import { Illustration } from '#ui/pictures/illustration.tsx';
import layout from '#ui/style/layout.module.css';
import type { PageProps } from './page-props.ts';
import styles from './customer.module.css';

/** 관심고객 등록 and 방문예약 등록: whom one writes to on the left, the form on the right. */
export function Page({ page }: PageProps) {
  if (!customer) return <ComingSoon />;
  const visit = customer.visit?.path === page.path ? customer.visit : null;
  const { heading, text: answer } = visit ?? customer;
  const words = { title: heading, text: answer };
  return (
    <div className={`${layout.page} ${styles.columns}`}>
      <div className={styles.side}>
        <Invitation form="customer" words={words}>
          {({ title }) => <h2>{title}</h2>}
        </Invitation>
        <Illustration
          picture={customer.picture}
          notice={shell.pictureNotice}
          sizes="(max-width: 900px) 100vw, 40vw"
          className={styles.picture}
        />
        <p className={styles.badge}>{customer.badge}</p>
        <Invitation form="customer" words={words}>
          {({ text }) => text && <p>{text}</p>}
        </Invitation>
        <WhileOpen form="customer">
          <p>{customer.benefit}</p>
        </WhileOpen>
        <p id="phone" className={styles.phone}>
          <a href={`tel:${facts.phone}`}>{facts.phone}</a>
          <span>{facts.phoneHours}</span>
        </p>
      </div>
      <div className={styles.form}>
        <LeadForm
          form="customer"
          lists={shell.formOptions}
          site={facts.slug}
          notice={shell.privacyNotice}
          requireConsent={facts.requireConsent === true}
          result="below"
          phone={facts.phone}
          marked
          afterResult={VisitResult}
        >
          {visits && (
            <WhileOpen form="customer">
              <VisitPicker form="customer" site={facts.slug} visits={visits} isOpen={visit !== null} />
            </WhileOpen>
          )}
        </LeadForm>
      </div>
    </div>
  );
}
