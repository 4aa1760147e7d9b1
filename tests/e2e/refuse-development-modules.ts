// Preloaded into the built server: any module that a library ships for development alone throws as it begins to run.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const forDevelopment = /[./-]development[./]/

registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context)
    if (!url.includes('/node_modules/') || !forDevelopment.test(url)) return loaded
    // Not refused here: Node also reads such a file for nothing but the names of its exports.
    const refusal = `throw new Error(${JSON.stringify(`A development module: ${url}`)});`
    return { ...loaded, source: `${refusal}\n${readFileSync(new URL(url), 'utf8')}` }
  },
})
