import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { shell } from '#content/shell.ts';
import { visits } from '#content/visits.ts';
import { forgetResult, useLeadForms } from '#features/lead-forms/lead-form-store.ts';
import { LeadForm } from '#features/lead-forms/lead-form.tsx';
import { WhileOpen } from '#features/lead-forms/invitation.tsx';
import { Popup } from '#features/popup/popup.tsx';
import { WITHOUT_SCRIPTS_ID } from '#features/popup/popup-button.tsx';
import { VisitPicker } from '#features/visits/picker/visit-picker.tsx';
import { VisitResult } from '#features/visits/result/visit-result.tsx';
import type { PopupName } from '#site/pages/history-state.ts';
import { hrefOf, pagePath } from '#site/pages/routes.ts';
import type { PageEntry } from '#site/schema/navigation.ts';
import { POPUP_TEXT } from '#text/forms.ts';

const customerPath = pagePath(navigation, 'customer');

/** Where the popups' buttons lead when no script runs: to the page that has a form. */
const WithoutScripts = () =>
  customerPath && <form id={WITHOUT_SCRIPTS_ID} action={hrefOf(customerPath, facts.slug)} hidden />;

function LeadPopup({ name }: { name: PopupName }) {
  const title = useLeadForms((forms) => forms[name].closed?.title) ?? POPUP_TEXT[name];
  return (
    <Popup name={name} title={title} onClosed={() => forgetResult(name)}>
      <LeadForm
        form={name}
        lists={shell.formOptions}
        site={facts.slug}
        notice={shell.privacyNotice}
        requireConsent={facts.requireConsent === true}
        result="replaces"
        phone={facts.phone}
        afterResult={VisitResult}
      >
        {name === 'reservation' && visits && (
          <WhileOpen form={name}>
            <VisitPicker form={name} site={facts.slug} visits={visits} />
          </WhileOpen>
        )}
      </LeadForm>
    </Popup>
  );
}

/** The popups that a page can open; interest is asked on the home page alone. */
export const Popups = ({ page }: { page: PageEntry | null }) => (
  <>
    <WithoutScripts />
    <LeadPopup name="reservation" />
    {page?.kind === 'home' && <LeadPopup name="interest" />}
  </>
);
