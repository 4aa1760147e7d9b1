// The quote request: one native form, of which the page shows one step at a time once its scripts run.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { CalendarButton } from './calendar-button.tsx'
import { ChosenItem } from './chosen-item.tsx'
import type { FieldView } from './field-view.ts'
import type { FieldError } from './fields.ts'
import { FormField } from './form-field.tsx'
import { FormStep } from './form-step.tsx'
import { KeptLine } from './kept-line.tsx'
import { LateSummary } from './late-summary.tsx'
import { Notice } from './notice.tsx'
import type { QuoteOutcome } from './outcome.ts'
import type { QuoteFormPage } from './present-quote.server.ts'
import { Promises } from './promises.tsx'
import { useQuoteForm } from './use-quote-form.ts'

type QuoteFormProps = { quote: QuoteFormPage; outcome: QuoteOutcome | undefined }

export function QuoteForm({ quote, outcome }: QuoteFormProps) {
  const form = useQuoteForm(quote, outcome)
  const { formRef, ready, open, errors, showField } = form
  const say = ({ field, reason }: FieldError) => quote.sentences[`${field}.${reason}`] ?? quote.sentences.other ?? ''
  const draw = (view: FieldView) => {
    const error = errors.find(({ field }) => field === view.name)
    const counts = form.chosen?.counts
    const isCount = view.name === 'count'
    return (
      <FormField
        key={view.name}
        // Kept where it is not asked for, so that a draft finds its count again.
        hidden={isCount && !counts}
        view={isCount && counts ? ({ ...view, groups: counts } as FieldView) : view}
        typed={outcome?.typed[view.name]}
        error={error && say(error)}
      />
    )
  }
  const summary = { isNear: ready && open !== 'need', isOpen: open === 'contact', formRef, quote, onShow: showField }
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,40rem)_1fr]">
      <div className="min-w-0">
        <h1>{quote.heading}</h1>
        <p className="mt-3 text-lg text-muted">{quote.introduction}</p>
        <ChosenItem chosen={form.chosen} revision={quote.revision} onShow={showField} />
        {form.chosen?.price && quote.rate && <p className="hint mt-3">{quote.rate}</p>}
        <form
          ref={formRef}
          method="post"
          action={quote.action}
          noValidate
          className="quote-form mt-10 scroll-mt-24"
          data-ready={ready || undefined}
          onSubmit={form.submit}
          onInput={form.changed}
        >
          <Notice noticeRef={form.noticeRef} errors={errors} say={say} failure={form.failure} onShow={showField} />
          {quote.steps.map((step) => (
            <FormStep
              key={step.name}
              step={step}
              open={open}
              ready={ready}
              last={<SendButton isSending={form.isSending} />}
              onBack={form.goBack}
            >
              {step.fields.map((view) => [
                view.name === 'consent' && <LateSummary key="summary" {...summary} />,
                draw(view),
                view.name === 'latest' && <CalendarButton key="calendar" />,
              ])}
            </FormStep>
          ))}
          <Trap />
          <KeptLine state={form.kept} onClear={form.clear} onUndo={form.undoClear} />
        </form>
      </div>
      <Promises promises={quote.promises} />
    </div>
  )
}

function SendButton({ isSending }: { isSending: boolean }) {
  const { t } = useTexts()
  const words = t(isSending ? 'quote.sending' : 'quote.send')
  return (
    <>
      <button type="submit" className="button min-w-40 grow sm:grow-0" aria-disabled={isSending}>
        {words}
      </button>
      <span role="status" className="sr-only">
        {isSending && words}
      </span>
    </>
  )
}

/** A field that people neither see nor reach: whoever fills it in is a script. */
function Trap() {
  const { t } = useTexts()
  return (
    <label className="sr-only" aria-hidden="true">
      {t('quote.leaveEmpty')}
      <input type="text" name="leaveEmpty" tabIndex={-1} autoComplete="off" />
    </label>
  )
}
