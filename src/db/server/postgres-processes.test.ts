// Checks what is cleared away before a start, and what is not.
import { spawn } from 'node:child_process'
import { chownSync, existsSync, writeFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { clearRemains } from './postgres-processes.ts'
import { makeDataFolder, query, startHere } from './server-fixture.ts'
import { chooseUser } from './unprivileged-user.ts'

test('a postmaster.pid whose number now belongs to another program does not bar the start', async () => {
  const dataDir = makeDataFolder()
  await (await startHere(dataDir)).stop()
  // The same user as PostgreSQL's: that is what its own check cannot tell from a running server.
  const user = chooseUser()
  const stranger = spawn('sleep', ['600'], { cwd: '/', ...user })
  onTestFinished(() => void stranger.kill('SIGKILL'))
  const file = `${dataDir}/db/postmaster.pid`
  writeFileSync(
    file,
    [stranger.pid, `${dataDir}/db`, 1_700_000_000, 5432, '', '127.0.0.1', '', 'ready   ', ''].join('\n'),
  )
  if (user) chownSync(file, user.uid, user.gid)
  const server = await startHere(dataDir)
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
})

test('a postmaster.pid that names a server started by hand stays: it guards the cluster against a second one', async () => {
  const folder = makeDataFolder()
  const server = spawn('sleep', ['600'], { argv0: 'postgres' })
  onTestFinished(() => void server.kill('SIGKILL'))
  writeFileSync(`${folder}/postmaster.pid`, `${server.pid}\n`)
  await clearRemains(folder)
  expect(existsSync(`${folder}/postmaster.pid`)).toBe(true)
})
