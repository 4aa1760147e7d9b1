// The figures of a provider: four that say how it is going, what stands behind them, and where visitors leave.
import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { SelectBox, selectClass } from '#web/ui/select-box.tsx'
import { FigureBar } from './figure-bar.tsx'
import { MoneyTable } from './money-table.tsx'
import { PayoutTable } from './payout-table.tsx'
import type { ShownFigures } from './present-figures.server.ts'
import type { ShownMoney } from './present-money.server.ts'
import type { ShownPayouts } from './present-payouts.server.ts'

const choices = [4, 12, 26, 52]

type FiguresPageProps = {
  figures: ShownFigures
  money: ShownMoney | undefined
  payouts: ShownPayouts | undefined
}

export function FiguresPage({ figures, money, payouts }: FiguresPageProps) {
  const { t } = useTexts()
  const { weeks, time, shares, median, slow, offers, missing } = figures
  const texts = {
    inTime: t('desk.figures.inTimeText'),
    accepted: t('desk.figures.acceptedText', offers),
    matched: t('desk.figures.matchedText', { missing }),
  }
  return (
    <div className="mx-auto grid max-w-6xl gap-8">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-2">
          <h1>{t('desk.figures.title')}</h1>
          <p className="text-lg text-muted">{t('desk.figures.introduction', { time })}</p>
        </div>
        <Form className="flex flex-wrap items-end gap-2">
          <label className="grid gap-1">
            <span className="label">{t('desk.figures.weeks')}</span>
            <SelectBox>
              <select name="weeks" defaultValue={weeks} className={selectClass}>
                {choices.map((count) => (
                  <option key={count} value={count}>
                    {t('desk.figures.lastWeeks', { count })}
                  </option>
                ))}
              </select>
            </SelectBox>
          </label>
          <button type="submit" className="button button-quiet px-4">
            {t('desk.figures.show')}
          </button>
        </Form>
      </header>
      <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {shares.slice(0, 1).map((one) => (
          <Tile key={one.name} {...one} name={t('desk.figures.inTime')} text={texts.inTime} value={one.text} />
        ))}
        <Tile name={t('desk.figures.median')} value={median} of="" text={t('desk.figures.medianText', { slow })} />
        {shares.slice(1).map((one) => (
          <Tile key={one.name} {...one} name={t(`desk.figures.${one.name}`)} value={one.text} text={texts[one.name]} />
        ))}
      </dl>
      {money && (
        <Part title={t('desk.money.title')} text={t('desk.money.text')}>
          <MoneyTable money={money} />
        </Part>
      )}
      {payouts && (
        <Part title={t('desk.payouts.title')} text={t('desk.payouts.text')}>
          <PayoutTable payouts={payouts} />
        </Part>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Part title={t('desk.figures.byWeek')}>
          <WeekTable byWeek={figures.byWeek} />
        </Part>
        <div className="grid min-w-0 gap-6">
          <Part title={t('desk.figures.visits')} text={t('desk.figures.visitsText')}>
            <VisitTable visits={figures.visits} />
          </Part>
          <Part title={t('desk.figures.differing')}>
            {figures.differing.length === 0 && <p className="text-muted">{t('desk.figures.noDiffering')}</p>}
            <ul className="grid gap-3 empty:hidden">
              {figures.differing.map(({ reference, text, why }) => (
                <li key={reference}>
                  <p>{text}</p>
                  {why && (
                    <p className="hint wrap-anywhere">
                      <bdi>{why}</bdi>
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </Part>
        </div>
      </div>
    </div>
  )
}

type TileProps = { name: string; value: string; of: string; text: string }

function Tile({ name, value, of, text }: TileProps) {
  return (
    <div className="card grid content-start gap-1 p-5">
      <dt className="label">{name}</dt>
      <dd className="grid gap-1">
        <span className="figure text-3xl font-semibold">{value}</span>
        {of && <span className="figure text-muted">{of}</span>}
        <span className="hint">{text}</span>
      </dd>
    </div>
  )
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="card grid min-w-0 content-start gap-4 p-5 md:p-6">
      <div className="grid gap-1">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {text && <p className="hint">{text}</p>}
      </div>
      {children}
    </section>
  )
}

function WeekTable({ byWeek }: Pick<ShownFigures, 'byWeek'>) {
  const { t } = useTexts()
  const columns = ['weekColumn', 'requests', 'answers', 'time'] as const
  return (
    <table className="w-full table-fixed text-start text-sm tabular-nums sm:text-base">
      <thead className="hint">
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className="pe-3 pb-2 text-start align-bottom font-normal">
              {t(`desk.figures.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {byWeek.map(({ week, name, requests, part, answers, hours }) => (
          <tr key={week} className="border-t border-line">
            <th scope="row" className="py-2 pe-3 text-start font-normal wrap-anywhere">
              {name}
            </th>
            <td className="py-2 pe-3">
              <FigureBar part={part}>{requests}</FigureBar>
            </td>
            <td className="py-2 pe-3 wrap-anywhere">{answers}</td>
            <td className="py-2">{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function VisitTable({ visits }: Pick<ShownFigures, 'visits'>) {
  const { t } = useTexts()
  return (
    <ol className="grid gap-3">
      {visits.map(({ stage, count, part, left }) => (
        <li key={stage} className="grid gap-1">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span>{t(`desk.figures.stage.${stage}`)}</span>
            {left && <span className="hint">{left}</span>}
          </p>
          <FigureBar part={part}>{count}</FigureBar>
        </li>
      ))}
    </ol>
  )
}
