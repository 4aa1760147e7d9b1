// Fields for the guests of each room that need no scripts; the page then writes the address anew (stay-address.ts).
import { useTexts } from '#web/i18n/use-texts.tsx'
import { plainRooms } from '#web/page/search-parameters.ts'
import { formLimits, type SearchAddress } from './stay-address.ts'

export function PlainGuests({ search, idOf }: { search: SearchAddress; idOf: (name: string) => string }) {
  const { t } = useTexts()
  return (
    <div className="grid gap-4">
      {plainRooms.map(({ adults, ages }, at) => {
        const room = search.rooms[at]
        return (
          <fieldset key={adults} className="grid grid-cols-2 items-end gap-4 lg:max-w-xl">
            <legend className="mb-2 font-semibold">{t('hotels.form.room', { number: at + 1 })}</legend>
            <div>
              <label className="label" htmlFor={idOf(adults)}>
                {t('hotels.form.adults')}
              </label>
              <input
                id={idOf(adults)}
                name={adults}
                type="number"
                min={0}
                max={formLimits.adults}
                defaultValue={room?.adults}
                className="field"
              />
            </div>
            <div>
              <label className="label" htmlFor={idOf(ages)}>
                {t('hotels.form.plainAges')}
              </label>
              <input
                id={idOf(ages)}
                name={ages}
                inputMode="text"
                autoComplete="off"
                defaultValue={room?.children.join(', ')}
                className="field"
              />
            </div>
          </fieldset>
        )
      })}
    </div>
  )
}
