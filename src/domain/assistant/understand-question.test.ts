// What was spoken of before is found in the last turns, and long ones cost no more than short ones.
import { expect, test } from 'vitest'
import type { ChatTurn } from './conversation.ts'
import type { GuessedSubject } from './guess-subjects.ts'
import { understandQuestion } from './understand-question.ts'

const knee: GuessedSubject = {
  subject: { kind: 'procedure', slug: 'knee-replacement' },
  certainty: 1,
  byWords: 1,
  name: 'Knee replacement',
}

function understand(before: ChatTurn[]) {
  const read: string[] = []
  const findSubjects = (text: string) => {
    read.push(text)
    return text.includes('knee') ? [knee] : []
  }
  const asking = { question: 'how much', before, language: 'en' as const, procedure: undefined }
  const said = understandQuestion(
    { ...asking, today: '2026-11-21', country: undefined },
    {
      findNamed: () => [],
      findSubjects,
      weightOf: () => 1,
      classify: () => [],
      isSeen: () => true,
      tellTopic: () => new Map(),
    },
  )
  return { context: said.context?.subject.slug, read }
}

const turn = (role: ChatTurn['role'], content: string): ChatTurn => ({ role, content })

test('of a long conversation the last six turns are read, and 300 letters of each', () => {
  const before = Array.from({ length: 39 }, () => turn('assistant', 'blleding '.repeat(660)))
  const { context, read } = understand(before)
  expect(context).toBeUndefined()
  expect(read.filter((text) => text.includes('blleding'))).toHaveLength(6)
  expect(Math.max(...read.map((text) => text.length))).toBeLessThanOrEqual(300)
})

test('what the person named goes before what the answers name', () => {
  const hip = turn('assistant', 'hip replacement')
  expect(understand([turn('user', 'a new knee'), hip, hip]).context).toBe('knee-replacement')
  expect(understand([turn('user', 'a new knee'), ...Array.from({ length: 6 }, () => hip)]).context).toBeUndefined()
})
