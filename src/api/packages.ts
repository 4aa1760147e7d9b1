// Package endpoints: what is on sale today.
import { listPackages } from '#contract/packages.ts'
import { type CatalogueParts, openPresenter } from './catalogue.ts'
import { type ApiApp, serve } from './serve.ts'

export function servePackages(app: ApiApp, parts: CatalogueParts): void {
  serve(app, listPackages, async (input, call) => {
    const catalogue = await parts.readCatalogue(await call.findOwnProvider())
    const presenter = await openPresenter(parts, call, catalogue, input)
    const packages = presenter.packagesOnSale(input.procedure).map((row) => presenter.carePackage(row))
    return { packages, rate: presenter.rate }
  })
}
