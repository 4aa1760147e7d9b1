// @vitest-environment happy-dom
// What a provider wrote, as it is drawn.
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { InlineText } from './rich-text.tsx'

test('only links to the web, a mail, a call or a page of the site are links; of others the words stay', () => {
  const kept = ['https://c.example', 'http://c.example', 'mailto:a@c.example', 'tel:+971', '/contact']
  const others = ['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', ' javascript:x']
  render(<InlineText text={[...kept, ...others].map((link) => ({ link, text: `to ${link}` }))} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(kept)
  for (const link of others) expect(document.body.textContent).toContain(`to ${link}`)
})
