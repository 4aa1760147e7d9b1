// How well the assistant answers: a set of questions over both sample providers, every reply held against what a right one is, and the first byte at 2,000 passages.
import { fileURLToPath } from 'node:url'
import { askClinics } from '#tests/support/ask-clinics.ts'
import { type AskedQuestion, readQuestions } from '#tests/support/assistant-questions.ts'
import { amountsIn, countsIn } from '#tests/support/figures-in-text.ts'
import type { Judged } from '#tests/support/judge-reply.ts'
import { openSampleClinics } from '#tests/support/sample-clinics.ts'
import { describeShare, isBelow, passagesBy, sumUpAnswers } from '#tests/support/sum-up-answers.ts'
import { startTestCluster } from '#tests/support/test-cluster.ts'
import { measureFirstByte } from './assistant-first-byte.ts'

/** `--questions=DIR` a set in place of the own one; `--failures` names what went wrong, `--failures=full` with questions and replies; `--answers` leaves out the first byte; `--half=even` or `odd` asks every second question of each file. */
const options = new Map(
  process.argv.slice(2).map((word): [string, string] => {
    const [name = '', ...value] = word.split('=')
    return [name, value.join('=')]
  }),
)
const ownSet = fileURLToPath(new URL('assistant-questions', import.meta.url))

let isBad = await measureAnswers(await readQuestions(options.get('--questions') ?? ownSet, options.get('--half')))
if (!options.has('--answers')) isBad = (await measureFirstByte(print)) || isBad
if (isBad) {
  process.stderr.write('assistant: below the bar\n')
  process.exit(1)
}

/** True where something stays below its bar. */
async function measureAnswers(questions: AskedQuestion[]): Promise<boolean> {
  const cluster = await startTestCluster()
  const clinics = await openSampleClinics(cluster.url)
  try {
    print(aboutSet(questions))
    const begun = performance.now()
    const judged = await askClinics(clinics, questions)
    print(`asked in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
    const stated = judged.flatMap(({ reply }) => [...amountsIn(reply.response), ...countsIn(reply.response)])
    print(`${stated.length} amounts and numbers of days in the replies`)
    const shares = sumUpAnswers(judged)
    for (const share of shares) {
      print(describeShare(share))
      if (share.name === 'right passage first') for (const part of passagesBy(judged)) print(`  ${describeShare(part)}`)
    }
    if (options.has('--failures')) for (const { name, wrong } of shares) wrong.forEach((one) => printFailure(name, one))
    return shares.some(isBelow)
  } finally {
    await clinics.close()
    await cluster.stop()
  }
}

function aboutSet(questions: AskedQuestion[]): string {
  const share = (isIn: (one: AskedQuestion) => boolean) =>
    Math.round((questions.filter(isIn).length / questions.length) * 100)
  const arabic = share(({ language }) => language === 'ar')
  const own = share(({ phrasing }) => phrasing === 'own')
  return `${questions.length} questions: ${arabic} % in Arabic, ${own} % in words that the page does not use`
}

/** Without the question, so that nobody builds for single ones. */
function printFailure(name: string, { question, reply, untrue, planted }: Judged): void {
  const came = [reply.kind, reply.sources[0]?.path ?? 'no source', ...untrue, ...planted].join(', ')
  print(`- ${name}: ${question.id} (${question.provider}, ${question.language}) came ${came}`)
  if (options.get('--failures') !== 'full') return
  const before = question.before.map(({ role, content }) => `${role}: ${content}`)
  print([...before, `asked: ${question.question}`].map((line) => `    ${line}`).join('\n'))
  print(`    wanted: ${[...question.sources, ...question.kinds].join(' ')}`)
  print(reply.response.replace(/^/gm, '    | '))
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
