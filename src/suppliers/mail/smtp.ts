// Mail through an SMTP server, on when SMTP_URL is set.
import nodemailer from 'nodemailer'
import type { Mailer } from '#kernel/mailer.ts'
import { messageOf } from './message-of.ts'

/** @param url for example `smtps://user:password@mail.example:465` */
export function createSmtpMailer(url: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return async (mail) => {
    await transport.sendMail(messageOf(mail)).catch((error: unknown) => {
      throw refusalOf(error)
    })
  }
}

/** The codes alone, `EENVELOPE 550`: servers repeat the address that they refuse. */
function refusalOf(error: unknown): Error {
  const said = (key: string): string => (error instanceof Error ? String(Object(error)[key] ?? '') : '')
  const code = said('code')
  return Object.assign(new Error(`${code} ${said('responseCode')}`.trim()), { code })
}
