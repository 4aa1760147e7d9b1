// Reads the fields of a form as text, and puts kept text back into those that nobody has touched.

/** Fields that are never kept: consent is given anew each time, and the last is a trap for scripts. */
const notKept = ['consent', 'leaveEmpty']

type Control = { value: string }

/** A field, or the row of buttons that share a name; both have a value that can be read and set. */
const controlOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as ((Element | RadioNodeList) & Control) | null

/** What a field holds; `''` when there is no such field. */
export const valueOf = (form: HTMLFormElement, name: string): string => controlOf(form, name)?.value ?? ''

/** A choice that is no longer offered is left alone. */
export function setValue(form: HTMLFormElement, name: string, value: string): void {
  const control = controlOf(form, name)
  if (control instanceof RadioNodeList) {
    for (const button of control as Iterable<HTMLInputElement>) button.checked = button.value === value
    return
  }
  const isGone = control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value)
  if (control && !isGone) control.value = value
}

export function readFields(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(([name]) => !notKept.includes(name))
  return Object.fromEntries(entries) as Record<string, string>
}

/** The page may be slow: what was typed before it took over is newer than what was kept. */
export function restoreFields(form: HTMLFormElement, fields: Record<string, string>): void {
  for (const [name, value] of Object.entries(fields)) {
    if (!notKept.includes(name) && isUntouched(form, name)) setValue(form, name, value)
  }
}

/** Whether a field, or with no name every field, is as the server drew it. */
export function isUntouched(form: HTMLFormElement, name?: string): boolean {
  return [...form.elements].every((one) => {
    if (name !== undefined && one.getAttribute('name') !== name) return true
    if (one instanceof HTMLSelectElement) {
      const preset = [...one.options].findIndex((option) => option.defaultSelected)
      return one.selectedIndex === Math.max(preset, 0)
    }
    const { checked, defaultChecked, value, defaultValue } = one as HTMLInputElement
    return checked === defaultChecked && (defaultValue === undefined || value === defaultValue)
  })
}
