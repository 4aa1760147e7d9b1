// Tells crawlers from people: crawlers get the status of an error and no page for it.
import { createIsbotFromList, isbotPatterns, list } from 'isbot'

/** Programs that a person starts to look at a page. The library counts them as bots; they are no crawlers. */
const tools = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36',
  'curl/8.14.1',
  'Wget/1.25.0',
  'node',
  'undici',
  'python-requests/2.32.5',
  'Playwright/1.65.1 (x64; debian 12) node/24.21',
  'axios/1.13.0',
  'PostmanRuntime/7.49.0',
  'HTTPie/3.2.4',
  'Go-http-client/1.1',
  'Deno/2.5.6',
  'Bun/1.3.2',
]

const patternsOfTools = new Set(tools.flatMap((userAgent) => isbotPatterns(userAgent)))

export const isCrawler: (userAgent: string) => boolean = createIsbotFromList(
  list.filter((pattern) => !patternsOfTools.has(pattern)),
)
