// The cancellation ladder as steps that go down towards the journey, in the words of the provider's terms.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { Ladder as LadderText } from './find-ladder.server.ts'

export function Ladder({ ladder }: { ladder: LadderText }) {
  const { t } = useTexts()
  return (
    <div className="mt-6 grid gap-8 border-t border-line pt-12 lg:grid-cols-[1fr_2fr] lg:gap-16">
      <div className="grid content-start gap-3">
        <h3 className="text-xl">{ladder.title}</h3>
        <p className="text-muted">{ladder.introduction}</p>
        <p>
          <Link className="link" to="/terms-of-service">
            {t('home.ladderMore')}
          </Link>
        </p>
      </div>
      <ol className="grid gap-4 sm:auto-cols-fr sm:grid-flow-col sm:gap-2">
        {ladder.rungs.map(({ when, text, percent }) => (
          <li key={when} className="grid grid-cols-[64px_1fr] items-center gap-4 sm:block">
            <span aria-hidden="true" className="flex h-3 items-end rounded-sm bg-wash sm:h-36 sm:rounded-lg">
              <span
                className="h-full w-(--share) rounded-sm bg-brand sm:h-(--share) sm:w-full sm:rounded-lg"
                style={{ ['--share' as string]: `${percent}%` }}
              />
            </span>
            <p className="sm:mt-3">
              <span className="block text-sm text-muted">{when}</span>
              <span className="font-semibold">{text}</span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
