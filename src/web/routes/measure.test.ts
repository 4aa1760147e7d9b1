// Guards which tag a provider's visitors are counted with.
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type PageContext, pageContext } from '#web/page/page-context.ts'
import { loader } from './measure.ts'

function measure(own: string | undefined, general: string | undefined): Promise<Response> {
  const context = new RouterContextProvider()
  const page = { provider: { company: { gtagId: own } }, settings: { stateStorage: 'localStorage', gtagId: general } }
  context.set(pageContext, page as unknown as PageContext)
  return loader({ context } as unknown as Parameters<typeof loader>[0])
}

test.each([
  ['G-OWN1', 'G-ALL1', 'G-OWN1'],
  [undefined, 'G-ALL1', 'G-ALL1'],
])(
  'spec 1: "An analytics tag script is loaded for a tag id taken from the provider company (field gtagId), falling back to a public configuration value gtagId": %s and %s',
  async (own, general, used) => {
    expect(await (await measure(own, general)).text()).toContain(`("${used}")`)
  },
)

test('404 where there is neither', async () => {
  expect((await measure(undefined, undefined)).status).toBe(404)
})
