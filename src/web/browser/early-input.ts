// Tells the page what someone chose while it was drawn but not yet alive: a choice on a slow machine is not lost.

/** Forms that act on a choice at once carry this attribute; others keep what was chosen until they are sent. */
export const actsAtOnce = { 'data-acts-at-once': '' }

/** Called once, when the page has been taken over: says each choice again that the server's drawing does not have. */
export function sayEarlyInput(page: ParentNode = document): void {
  for (const control of page.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    if (control.form?.dataset.actsAtOnce === undefined) continue
    if (control instanceof HTMLSelectElement) sayChoice(control)
    else if (control.type === 'checkbox') sayTick(control)
    else if (control.type !== 'hidden' && control.value !== control.defaultValue) say(control, 'input')
  }
}

const say = (control: HTMLElement, what: 'input' | 'change') =>
  control.dispatchEvent(new Event(what, { bubbles: true }))

function sayChoice(select: HTMLSelectElement): void {
  const drawn = [...select.options].find((option) => option.hasAttribute('selected')) ?? select.options[0]
  if (drawn && select.value !== drawn.value) say(select, 'change')
}

/** A tick is only noticed as it changes, so it is taken back and set again. */
function sayTick(box: HTMLInputElement): void {
  if (box.checked === box.defaultChecked) return
  box.checked = box.defaultChecked
  box.click()
}
