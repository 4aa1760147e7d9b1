// What every mailer has to do, whatever it hands mails to: the suite that each adapter passes.
import { expect, test } from 'vitest'
import type { Mail, Mailer } from '#kernel/mailer.ts'

export function sampleMail(changes: Partial<Mail> = {}): Mail {
  return {
    messageId: '<0d7c1c0e-1111-4222-8333-944445555666@harbour.example>',
    from: '"Harbour Clinic" <desk@harbour.example>',
    to: 'jane@mail.example',
    replyTo: 'desk@harbour.example',
    subject: 'Your request Q-7K3M-92PX',
    text: 'Thank you, Jane.\n\n.\nA line with a dot alone.\n',
    html: '<p>Thank you, Jane.</p>',
    writtenAt: new Date('2026-11-21T08:00:00.123Z'),
    ...changes,
  }
}

export type MailerUnderTest = {
  mailer: Mailer
  /** What has arrived so far, as raw messages (RFC 5322). */
  received(): Promise<string[]>
}

/** @param open a mailer with nothing received yet */
export function testMailer(open: () => Promise<MailerUnderTest>): void {
  const deliver = async (changes: Partial<Mail> = {}) => {
    const { mailer, received } = await open()
    await mailer(sampleMail(changes))
    const messages = await received()
    expect(messages).toHaveLength(1)
    return (messages[0] ?? '').replaceAll('\r\n', '\n')
  }

  test('the message has id, sender, recipient, answer address, subject and time as written', async () => {
    const message = await deliver()
    expect(message).toContain('Message-ID: <0d7c1c0e-1111-4222-8333-944445555666@harbour.example>\n')
    expect(message).toContain('From: Harbour Clinic <desk@harbour.example>\n')
    expect(message).toContain('To: jane@mail.example\n')
    expect(message).toContain('Reply-To: desk@harbour.example\n')
    expect(message).toContain('Subject: Your request Q-7K3M-92PX\n')
    expect(message).toContain('Date: Sat, 21 Nov 2026 08:00:00 +0000\n')
  })

  test('both forms are in it, a line with a dot alone included', async () => {
    const message = await deliver()
    expect(message).toContain('Content-Type: text/plain; charset=utf-8')
    expect(message).toContain('Thank you, Jane.\n\n.\nA line with a dot alone.')
    expect(message).toContain('<p>Thank you, Jane.</p>')
  })

  test('Arabic arrives as Arabic', async () => {
    const message = await deliver({ subject: 'طلبك', text: 'شكرًا لك، جين.', html: '<p>شكرًا لك على طلبك</p>' })
    const [, subject = ''] = /^Subject: =\?UTF-8\?B\?(.+)\?=$/m.exec(message) ?? []
    expect(Buffer.from(subject, 'base64').toString()).toBe('طلبك')
    const bodies = Array.from(message.matchAll(/base64\n\n([\w+/=\n]+)\n/g), ([, body = '']) =>
      Buffer.from(body, 'base64'),
    )
    expect(bodies.map(String)).toEqual(['شكرًا لك، جين.', '<p>شكرًا لك على طلبك</p>'])
  })

  test('a line break in a subject or an answer address adds no header and no recipient', async () => {
    const message = await deliver({ subject: 'Hello\r\nBcc: all@mail.example', replyTo: 'a@mail.example\r\nX-Evil: 1' })
    expect(message).not.toMatch(/^(Bcc|X-Evil):/im)
  })

  testFiles(deliver)
  testNoAnswerAddress(open)

  test('many at once all arrive', async () => {
    const { mailer, received } = await open()
    const people = Array.from({ length: 10 }, (_, at) => `person${at}@mail.example`)
    await Promise.all(people.map((to, at) => mailer(sampleMail({ to, messageId: `<${at}@harbour.example>` }))))
    const recipients = (await received()).map((message) => /^To: (.+?)\r?$/m.exec(message)?.[1] ?? '')
    expect(recipients.sort()).toEqual(people)
  })
}

function testFiles(deliver: (changes: Partial<Mail>) => Promise<string>): void {
  test('a file goes with it under its name and type, whole in any language', async () => {
    const text = 'BEGIN:VCALENDAR\r\nSUMMARY:إقامة\r\nEND:VCALENDAR\r\n'
    const message = await deliver({ attachments: [{ name: 'H-1.ics', type: 'text/calendar; charset=utf-8', text }] })
    expect(message).toMatch(/Content-Type: text\/calendar;[^:]*name=H-1\.ics/)
    expect(message).toContain('Content-Disposition: attachment; filename=H-1.ics')
    const [, body = ''] = /filename=H-1\.ics[\s\S]*?\n\n([\w+/=\n]+)\n/.exec(message) ?? []
    expect(Buffer.from(body, 'base64').toString()).toBe(text)
  })
}

function testNoAnswerAddress(open: () => Promise<MailerUnderTest>): void {
  test('no answer address when there is none', async () => {
    const { replyTo: _, ...mail } = sampleMail()
    const { mailer, received } = await open()
    await mailer(mail)
    expect(await received()).toEqual([expect.not.stringMatching(/^Reply-To:/im)])
  })
}
