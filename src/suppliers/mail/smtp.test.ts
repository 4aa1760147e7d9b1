// The SMTP adapter against a real server on this machine: the contract of mailers, and what happens when it refuses.
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { sampleMail, testMailer } from './mailer-contract.test-support.ts'
import { createSmtpMailer } from './smtp.ts'

type Received = { from: string; to: string[]; message: string; user: unknown }

const opened: SMTPServer[] = []

afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => new Promise<void>((resolve) => server.close(resolve))))
})

async function openServer(options: SMTPServerOptions = {}): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope
      const from = mailFrom === false ? '' : mailFrom.address
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const message = Buffer.concat(chunks).toString()
        received.push({ from, to: rcptTo.map(({ address }) => address), message, user: session.user })
        done()
      })
    },
    ...options,
  })
  opened.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, received }
}

testMailer(async () => {
  const { url, received } = await openServer()
  return { mailer: createSmtpMailer(url), received: async () => received.map(({ message }) => message) }
})

test('the envelope goes from the clinic to the one recipient', async () => {
  const { url, received } = await openServer()
  await createSmtpMailer(url)(sampleMail())
  expect(received.map(({ from, to }) => [from, to])).toEqual([['desk@harbour.example', ['jane@mail.example']]])
})

test('user and password of the address are used', async () => {
  const { url, received } = await openServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === 'desk' && password === 's3cret/' ? done(null, { user: username }) : done(new Error('wrong')),
  })
  await createSmtpMailer(url.replace('//', '//desk:s3cret%2F@'))(sampleMail())
  expect(received.map(({ user }) => user)).toEqual(['desk'])
  await expect(createSmtpMailer(url.replace('//', '//desk:other@'))(sampleMail())).rejects.toMatchObject({
    code: 'EAUTH',
  })
  expect(received).toHaveLength(1)
})

test('throws when the server refuses the recipient, the content or the connection', async () => {
  const refuse = (responseCode: number) => Object.assign(new Error('refused here'), { responseCode })
  const refusing: [string, SMTPServerOptions][] = [
    ['EENVELOPE 550', { onRcptTo: (_, __, done) => done(refuse(550)) }],
    ['EENVELOPE 451', { onMailFrom: (_, __, done) => done(refuse(451)) }],
    ['EPROTOCOL 421', { onConnect: (_, done) => done(refuse(421)) }],
    ['EMESSAGE 552', { onData: (stream, _, done) => stream.on('end', () => done(refuse(552))).resume() }],
  ]
  for (const [said, options] of refusing) {
    const { url } = await openServer(options)
    const refusal = await createSmtpMailer(url)(sampleMail()).catch((error: Error & { code?: string }) => error)
    // The codes, and nothing of what the server said: it may name whom it refuses.
    expect(refusal).toMatchObject({ message: said, code: said.slice(0, -4) })
    expect(`${refusal?.stack} ${JSON.stringify(refusal)}`).not.toContain('refused here')
  }
})

test('throws when nobody listens', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  await expect(createSmtpMailer(`smtp://127.0.0.1:${port}`)(sampleMail())).rejects.toMatchObject({
    code: expect.stringMatching(/^E/),
  })
})

test('throws when the server hangs up in the middle', async () => {
  const server = createServer((socket) => socket.end('220 mail.example\r\n')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await expect(createSmtpMailer(`smtp://127.0.0.1:${port}`)(sampleMail())).rejects.toMatchObject({
    code: expect.stringMatching(/^ECONN/),
  })
  server.close()
})

test('throws for smtps when the server speaks no TLS', async () => {
  const { url } = await openServer()
  await expect(createSmtpMailer(url.replace('smtp:', 'smtps:'))(sampleMail())).rejects.toThrow()
})
