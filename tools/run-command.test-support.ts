// Runs a command line of this folder for its tests: in their own process, as starting one for each run takes longer than all that it does.
import { execFile } from 'node:child_process'
import { vi } from 'vitest'
import { runIdentity } from './run-identity.ts'
import { runProvider } from './run-provider.ts'

export type Ran = { code: number; out: string; complaint: string }

const commands = { provider: runProvider, identity: runIdentity } as const

let last: Promise<unknown> = Promise.resolve()

/** One run after another: they share what is printed to. @param environment settings beside those of the tests */
export function runCommand(
  name: keyof typeof commands,
  words: string[],
  environment: Record<string, string>,
): Promise<Ran> {
  const ran = last.then(() => runAlone(commands[name], words, { LOG_LEVEL: '', ...environment }))
  last = ran.catch(() => {})
  return ran
}

/** As people run it: a process of its own, which has to end by itself. */
export function runProcess(
  name: keyof typeof commands,
  words: string[],
  environment: Record<string, string>,
): Promise<Ran> {
  const env = { ...process.env, LOG_LEVEL: '', ...environment }
  return new Promise((resolve) => {
    execFile(process.execPath, [`tools/${name}.ts`, ...words], { env }, (error, out, complaint) => {
      resolve({ code: error ? Number(error.code) : 0, out, complaint })
    })
  })
}

async function runAlone(
  run: (words: string[]) => Promise<number>,
  words: string[],
  environment: Record<string, string>,
): Promise<Ran> {
  const { argv, env } = process
  const [out, complaint] = [capture(process.stdout), capture(process.stderr)]
  process.argv = [...argv.slice(0, 2), ...words]
  process.env = { ...env, ...environment }
  try {
    const code = await run(words)
    return { code, out: out.text(), complaint: complaint.text() }
  } finally {
    Object.assign(process, { argv, env })
    out.end()
    complaint.end()
  }
}

function capture(stream: NodeJS.WriteStream) {
  let text = ''
  const spy = vi.spyOn(stream, 'write').mockImplementation((chunk) => {
    text += String(chunk)
    return true
  })
  return { text: () => text, end: () => spy.mockRestore() }
}
