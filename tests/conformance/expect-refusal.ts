// What it means that the library refuses: the error's name, and its sentence to the letter.
import { expect } from 'vitest'

export async function expectRefusal(promise: Promise<unknown>, name: string, message?: string): Promise<void> {
  const outcome = await promise.then(
    () => ({ name: 'no error at all', message: '' }),
    (error: Error) => ({ name: error.name, message: error.message }),
  )
  expect(outcome).toEqual({ name, message: message ?? outcome.message })
}
