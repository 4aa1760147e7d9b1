// Practitioner endpoints: everyone who treats here.
import { listPractitioners } from '#contract/practitioners.ts'
import { type CatalogueParts, Presenter } from './catalogue.ts'
import { type ApiApp, serve } from './serve.ts'

export function servePractitioners(app: ApiApp, parts: CatalogueParts): void {
  serve(app, listPractitioners, async (input, call) => {
    const catalogue = await parts.readCatalogue(await call.findOwnProvider())
    const presenter = new Presenter(parts, catalogue, input)
    return { practitioners: catalogue.practitioners.map((row) => presenter.practitioner(row)) }
  })
}
