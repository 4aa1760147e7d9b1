// @vitest-environment happy-dom
// Guards the street map: the drawn one stays until it is there, and stays for good, with a word why, where it cannot be had.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { areaTexts, translatorOf } from '#texts/catalogues.ts'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { ClinicMap } from './clinic-map.tsx'
import { sampleResults, sampleStay } from './sample-stays.test-support.ts'

const t = translatorOf('en')
const style = 'https://tiles.example/style.json'

/** The library as far as we use it: it draws nothing, and says what the test wants said. */
const library = vi.hoisted(() => ({
  canDraw: true,
  maps: [] as { style: string; isRemoved: boolean; tell: (event: string) => void }[],
}))
vi.mock('maplibre-gl/dist/maplibre-gl.css', () => ({}))
vi.mock('maplibre-gl', () => ({
  setWorkerUrl: () => {},
  NavigationControl: class {},
  Marker: class {
    element: HTMLElement
    constructor({ element }: { element: HTMLElement }) {
      this.element = element
    }
    setLngLat() {
      return this
    }
    addTo({ container }: { container: HTMLElement }) {
      container.append(this.element)
    }
  },
  Map: class {
    container: HTMLElement
    style: string
    isRemoved = false
    heard = new Map<string, () => void>()
    constructor({ container, style }: { container: HTMLElement; style: string }) {
      if (!library.canDraw) throw new Error('this browser draws no maps')
      Object.assign(this, { container, style })
      this.container = container
      this.style = style
      library.maps.push(this)
    }
    on(event: string, listener: () => void) {
      this.heard.set(event, listener)
    }
    once(event: string, listener: () => void) {
      this.heard.set(event, listener)
    }
    tell(event: string) {
      this.heard.get(event)?.()
    }
    addControl() {}
    project([x, y]: [number, number]) {
      return { x: x * 1e6, y: y * 1e6 }
    }
    remove() {
      this.isRemoved = true
      this.container.replaceChildren()
    }
  },
}))

beforeEach(() => {
  library.canDraw = true
  library.maps.length = 0
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const stays = [sampleStay('near', 900_00), sampleStay('far', 950_00, { place: { latitude: 25.3, longitude: 55.4 } })]

async function show(mapStyle = style) {
  const element = (
    <ClinicMap results={sampleResults([], { mapStyle })} stays={stays} hrefOf={({ id }) => `/hotels/${id}`} />
  )
  render(
    <TextsProvider value={{ t, language: 'en' }}>
      <AreaTexts texts={areaTexts('en', 'hotels')}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </AreaTexts>
    </TextsProvider>,
  )
  if (mapStyle && library.canDraw) await waitFor(() => expect(library.maps).toHaveLength(1))
}
const said = () => screen.getByRole('status').textContent
const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')
/** Its marks tell the direction from the clinic as well, and are there as long as it is. */
const drawnLinks = () =>
  within(screen.getByRole('region', { name: t('hotels.map.label') })).queryAllByRole('link', { name: /of the clinic$/ })
const tell = (event: string) => act(async () => library.maps.at(-1)?.tell(event))

test('a style that cannot be loaded: the drawn map stays, says so, and the street map is taken off', async () => {
  await show()
  expect([library.maps[0]?.style, said()]).toEqual([style, t('hotels.map.introduction')])
  const before = drawnLinks().length
  expect(before).toBeGreaterThan(0)
  await tell('error')
  expect(said()).toBe(t('hotels.map.tilesFailed'))
  expect(library.maps[0]?.isRemoved).toBe(true)
  expect(drawnLinks().length).toBe(stays.length)
  expect([isPressed(t('hotels.map.tiles')), isPressed(t('hotels.map.drawn'))]).toEqual(['false', 'true'])
})

test('a browser that cannot draw it has the drawn map, and asking again tries again', async () => {
  library.canDraw = false
  await show()
  await waitFor(() => expect(said()).toBe(t('hotels.map.tilesFailed')))
  expect(drawnLinks().length).toBe(stays.length)
  library.canDraw = true
  fireEvent.click(screen.getByRole('button', { name: t('hotels.map.tiles') }))
  await waitFor(() => expect(library.maps).toHaveLength(1))
  await tell('style.load')
  expect(said()).toBe(t('hotels.map.streets'))
})

test('once it is there it takes the place of the drawn one; a tile that fails later leaves it standing', async () => {
  await show()
  await tell('style.load')
  expect(said()).toBe(t('hotels.map.streets'))
  await tell('error')
  expect([said(), library.maps[0]?.isRemoved]).toEqual([t('hotels.map.streets'), false])
  expect(drawnLinks().map((link) => link.getAttribute('href'))).toEqual(['/hotels/near', '/hotels/far'])
})

test('without a style there is the drawn map alone, and nothing to choose', async () => {
  await show('')
  expect(screen.queryByRole('button', { name: t('hotels.map.tiles') })).toBeNull()
  expect([said(), library.maps.length]).toEqual([t('hotels.map.introduction'), 0])
})
