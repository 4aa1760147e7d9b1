// The form of one part of the details: saves itself when it is left and on Enter, and says below what came of it.
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
  // A choice of one field is made the moment it is made; among several there may be more to come.
  const isAlone = parts[name].fields.length === 1
  return (
    <SavingForm part={part} label={isGroup(name) ? t(`profile.me.${name}`) : undefined} isSavedOnChoice={isAlone}>
      {children(part.saving.state === 'refused' ? part.saving.fields : {})}
      <SavingLine name={name} part={part} />
    </SavingForm>
  )
}

/** One field has a name of its own. */
const isGroup = (name: PartName): boolean => 'isGroup' in parts[name]

type SavingFormProps = { part: SavedPart; label: string | undefined; isSavedOnChoice?: boolean; children: ReactNode }

export function SavingForm({ part: { form, touch, leave }, label, isSavedOnChoice, children }: SavingFormProps) {
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
      onChange={({ target }) => {
        if (isSavedOnChoice && target instanceof HTMLSelectElement) leave()
      }}
      onBlur={(event) => isLeft(event) && leave()}
      onKeyDown={(event) => isEnter(event) && leave()}
    >
      {children}
    </form>
  )
}

/** Not while the focus goes from one field of it to the next, nor when the whole window is left. */
const isLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>): boolean =>
  !currentTarget.contains(relatedTarget) && document.hasFocus()

function isEnter(event: KeyboardEvent<HTMLFormElement>): boolean {
  const isLine = event.target instanceof HTMLInputElement
  if (event.key !== 'Enter' || !isLine || event.nativeEvent.isComposing) return false
  event.preventDefault()
  return true
}
