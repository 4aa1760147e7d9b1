// The form of one part of the details: saves itself when a field of it is left and on Enter, and says below what came of it.
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { type PartName, parts, type Values } from './details.ts'
import { SavingLine } from './saving-line.tsx'
import { useDetails } from './use-details.ts'
import { type SavedPart, usePartSaver } from './use-part-saver.ts'

type PartFormProps = {
  name: PartName
  /** What the form shows at first; phone numbers as they are written. */
  saved: Values
  /** @param faults reasons by field */
  children: (faults: Record<string, string>) => ReactNode
}

export function PartForm({ name, saved, children }: PartFormProps) {
  const { desk } = useDetails()
  const part = usePartSaver(name, saved, (values, before) => desk.savePart(name, values, before))
  const { t } = useTexts()
  return (
    <SavingForm part={part} label={isGroup(name) ? t(`profile.me.${name}`) : undefined}>
      {children(part.saving.state === 'refused' ? part.saving.fields : {})}
      <SavingLine name={name} part={part} />
    </SavingForm>
  )
}

/** One field has a name of its own. */
const isGroup = (name: PartName): boolean => 'isGroup' in parts[name]

type SavingFormProps = { part: SavedPart; label: string | undefined; children: ReactNode }

export function SavingForm({ part, label, children }: SavingFormProps) {
  const { form, touch, leave, isWhole } = part
  return (
    // Sent nowhere by the browser itself, also before the page works: nothing that is typed gets into an address.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears of its fields, which are what is pressed
    <form
      ref={form}
      method="dialog"
      noValidate
      aria-label={label}
      className="grid gap-3"
      onSubmit={(event) => event.preventDefault()}
      onInput={touch}
      onBlur={(event) => {
        const left = whatIsLeft(event)
        if (left === 'form' || (left === 'field' && isWhole())) leave()
      }}
      onKeyDown={(event) => isEnter(event) && leave(true)}
    >
      {children}
    </form>
  )
}

/**
 * Neither when the whole window is left, nor while the focus goes from the country of a number to the number itself or back: the two
 * are one. Nor is anything left on the way to a button of the form, which says itself what it does.
 */
function whatIsLeft({
  currentTarget,
  target,
  relatedTarget,
}: FocusEvent<HTMLFormElement>): 'form' | 'field' | undefined {
  if (!document.hasFocus()) return undefined
  if (!currentTarget.contains(relatedTarget)) return 'form'
  const isOne = isOfPhone(target) && isOfPhone(relatedTarget)
  return isOne || relatedTarget instanceof HTMLButtonElement ? undefined : 'field'
}

const isOfPhone = (control: EventTarget | null): boolean =>
  (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) && control.name.startsWith('phone')

function isEnter(event: KeyboardEvent<HTMLFormElement>): boolean {
  const isLine = event.target instanceof HTMLInputElement
  if (event.key !== 'Enter' || !isLine || event.nativeEvent.isComposing) return false
  event.preventDefault()
  return true
}
