// Keeps a password in memory for as long as it may sign someone in by itself, and not a moment longer.
import type { KeptPassword } from './sealed-password.ts'

export class PasswordKeeper {
  /** Undefined once its time is up. */
  kept: string | undefined
  private timer: ReturnType<typeof setTimeout> | undefined

  readonly keep = ({ password, until }: KeptPassword): void => {
    clearTimeout(this.timer)
    this.kept = password
    this.timer = setTimeout(this.drop, Math.max(0, until - Date.now()))
  }

  readonly drop = (): void => {
    clearTimeout(this.timer)
    this.kept = undefined
  }
}
