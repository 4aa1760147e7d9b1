// The provider's own people on the command line: the first owner is made, listed, and let go.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#db/open.ts'
import { mails } from '#domain/mails/tables.ts'
import { listStaffChanges } from '#domain/staff/list-staff.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { writeOtherProvider } from '#tests/support/sample-provider.ts'
import { runCommand } from './run-command.test-support.ts'

async function openWorld() {
  const own = await createTestDatabase()
  const database = openDatabase(own.url, () => {})
  const folder = await mkdtemp(join(tmpdir(), 'epidaurus-staff-'))
  onTestFinished(async () => {
    await database.close()
    await own.drop()
    await rm(folder, { recursive: true })
  })
  const provider = await writeOtherProvider(database)
  const run = async (...words: string[]) => {
    const { complaint, ...ran } = await runCommand('provider', words, { DATABASE_URL: own.url, DATA_DIR: folder })
    return { ...ran, complaint: complaint.replace(/^Database: .*\n/, '') }
  }
  return { database, provider, run }
}

const add = ['staff-add', 'other.test', 'Olga@Clinic.example', '--name', ' Olga  Haddad ', '--roles'] as const

test('the first owner is invited by mail to the desk, once however often it is asked for, and let go with the account', async () => {
  const { database, provider, run } = await openWorld()
  const first = await run(...add, 'coordinator,owner')
  expect(first).toEqual({
    code: 0,
    out: 'Olga Haddad is on the list as owner, coordinator; a mail with a first password and the address of the desk is on its way\n',
    complaint: '',
  })
  const [again, otherwise, listed] = await Promise.all([
    run(...add, 'owner,coordinator'),
    run(...add, 'owner'),
    run('staff', 'other.test'),
  ])
  expect(again.out).toBe('nothing to change: Olga Haddad is on the list already\n')
  expect(otherwise).toMatchObject({ code: 1, complaint: expect.stringMatching(/works there already/) })
  expect(listed.out).toBe('olga@clinic.example\tOlga Haddad\towner,coordinator\tinvited\n')
  const [mail, ...more] = await database.forProvider(provider.id, (scope) => scope.rows(mails))
  expect(more).toEqual([])
  expect(mail?.text).toContain('https://other.test/desk')
  expect((await run('staff-remove', 'other.test', 'olga@clinic.example')).out).toBe('Olga Haddad is off the list\n')
  const changes = await listStaffChanges(database, provider.id)
  expect(changes.map(({ deed, byName }) => [deed, byName])).toEqual([
    ['dismissed', null],
    ['invited', null],
  ])
})

test('wrong words are one line each and write nothing', async () => {
  const { database, provider, run } = await openWorld()
  const ran = await Promise.all([
    run(...add, 'king'),
    run('staff-add', 'other.test', 'nobody', '--name', 'Olga Haddad', '--roles', 'owner'),
    run('staff-add', 'other.test', 'olga@clinic.example', '--name', 'O', '--roles', 'owner'),
    run('staff-remove', 'other.test', 'olga@clinic.example'),
  ])
  expect(ran.map(({ code, complaint }) => [code, complaint])).toEqual([
    [1, '--roles knows owner, coordinator, clinician, editor, with commas between them\n'],
    [1, 'nobody is no e-mail address\n'],
    [1, '--name needs 2 to 80 letters\n'],
    [1, 'nobody with the address olga@clinic.example works there\n'],
  ])
  expect(await listStaffChanges(database, provider.id)).toEqual([])
})
