// A mail that is ready to leave, and whoever takes it from here.

/** A small file of text that goes with a mail. `type` is its media type with parameters: `text/calendar; method=PUBLISH`. */
export type MailAttachment = { name: string; type: string; text: string }

export type Mail = {
  /** Stable across attempts, so that a mail sent twice after a crash is known as one by the receiver. */
  messageId: string
  from: string
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  attachments?: MailAttachment[]
  writtenAt: Date
}

/** Hands one mail over. Throws when it was not accepted; the caller tries again later. */
export type Mailer = (mail: Mail) => Promise<void>

/** A short message to a telephone. */
export type TextMessage = {
  /** E.164: `+971501234567`. */
  to: string
  text: string
  writtenAt: Date
}

/** Hands one short message over. Throws when it was not accepted. */
export type SendText = (message: TextMessage) => Promise<void>

/**
 * Removes the copies that this house itself still has of messages: of mails by their Message-ID, of short messages by the number
 * they went to. What was handed over to somebody else is out of reach.
 */
export type ForgetMessages = (isGone: (name: string) => boolean) => Promise<void>
