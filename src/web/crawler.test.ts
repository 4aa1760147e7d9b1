// Who counts as a crawler.
import { expect, test } from 'vitest'
import { isCrawler } from './crawler.ts'

const crawlers = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
]

const people = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36',
  'curl/8.5.0',
  'Playwright/1.65.1 (x64; debian 12) node/24.21',
  '',
]

test.each(crawlers)('a crawler: %s', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(true)
})

test.each(people)('a person, or a tool that a person started: %s', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(false)
})
