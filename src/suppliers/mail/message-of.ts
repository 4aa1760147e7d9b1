// A mail in the words of the composer that both mailers use.
import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '#kernel/mailer.ts'

export function messageOf({ writtenAt, attachments = [], ...message }: Mail): SendMailOptions {
  return {
    ...message,
    date: writtenAt,
    attachments: attachments.map(({ name, type, text }) => ({ filename: name, contentType: type, content: text })),
  }
}
