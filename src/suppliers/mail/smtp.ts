// Mail through an SMTP server, on when SMTP_URL is set.
import nodemailer from 'nodemailer'
import type { Mailer } from '#kernel/mailer.ts'

/** @param url for example `smtps://user:password@mail.example:465` */
export function createSmtpMailer(url: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return async ({ writtenAt, ...message }) => {
    await transport.sendMail({ ...message, date: writtenAt })
  }
}
