// A small form with each kind of field that the quote form has, for the tests of this folder.
import { setValue } from './form-fields.ts'

export function makeForm(): HTMLFormElement {
  document.body.innerHTML = `<form>
    <select name="item"><option value="">-</option><option value="procedure:knee">Knee</option><option value="procedure:hip">Hip</option></select>
    <textarea name="need"></textarea>
    <input type="date" name="earliest"><input type="date" name="latest">
    <label><input type="radio" name="flexibility" value="days">A few days</label>
    <label><input type="radio" name="flexibility" value="open" checked>Open</label>
    <input type="text" name="budget" pattern="[0-9.,]*">
    <select name="currency"><option value="EUR">EUR</option><option value="AED">AED</option></select>
    <input type="text" name="name" required><input type="email" name="email" required>
    <label><input type="radio" name="channel" value="email" checked>E-mail</label>
    <label><input type="radio" name="channel" value="phone">Phone</label>
    <input type="tel" name="phone">
    <input type="checkbox" name="consent" value="yes" required>
    <input type="text" name="leaveEmpty">
    <button type="submit">Send</button>
  </form>`
  const form = document.querySelector('form')
  if (!form) throw new Error('no form')
  return form
}

/** Types into fields by name. */
export function type(form: HTMLFormElement, fields: Record<string, string>): void {
  for (const [name, value] of Object.entries(fields)) setValue(form, name, value)
}
