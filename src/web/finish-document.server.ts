// The last touches to a drawn document: what search engines read of it, and scripts that wait for the first paint.

export function finishDocument(document: string, described: readonly object[]): string {
  return document
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace('</head>', () => `${described.map(structuredData).join('')}</head>`)
}

/** As JSON-LD. Nothing in it can end the element early. */
function structuredData(thing: object): string {
  return `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`
}
