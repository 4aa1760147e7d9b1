// Turns "there is no such thing" of the API into the page that says so.
import { Fault } from '#kernel/fault.ts'

/** What was asked for. @throws a 404 response where there is no such thing; every other fault as it is */
export async function foundOr404<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Fault && error.code === 'not-found') throw new Response(null, { status: 404 })
    throw error
  }
}
