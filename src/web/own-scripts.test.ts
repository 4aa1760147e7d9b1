// Guards that only scripts of the page's own drawing are told, and that nobody who reads a page learns how they were marked.
import { expect, test } from 'vitest'
import { newScriptMark, takeOwnScripts } from './own-scripts.server.ts'

const mark = newScriptMark()

test('each marked script is told by its digest, once, whatever stands beside the mark', async () => {
  const codes = ['window.a = 1', '\nimport "/assets/x.js"; const b = "<b>"\n', 'مرحبا']
  const known = [
    'sha256-Aif1QuaDxF56ZK3+IyoelKcjrWC+BWl5ZGfcO1AMmA4=',
    'sha256-knyzMCnLclL5AmqOHvLCUcqSAJR/TcNmho1IGEmml1E=',
    'sha256-gO/xp1C7VABFYirSPBSMiHV5BRXj92jHfV3/jB0iG0k=',
  ]
  const { digests } = await takeOwnScripts(
    `<head><script nonce="${mark}">${codes[0]}</script><script type="module" nonce="${mark}" async="">${codes[1]}</script></head>
    <script nonce="${mark}">${codes[2]}</script><script nonce="${mark}">${codes[0]}</script>
    <link rel="modulepreload" nonce="${mark}" href="/x.js"/><script nonce="${mark}" src="/assets/app.js"></script>`,
    mark,
  )
  expect(digests.sort()).toEqual(known.sort())
})

test('a script that came into the page otherwise is none of its own, also where it bears a mark of another page', async () => {
  const { digests } = await takeOwnScripts(
    `<p><script>steal()</script><script nonce="${newScriptMark()}">steal()</script><script nonce="">steal()</script></p>`,
    mark,
  )
  expect(digests).toEqual([])
})

test('the document is left as it was, without any mark', async () => {
  const { document } = await takeOwnScripts(`<p>a</p><script nonce="${mark}">go()</script><link nonce="${mark}">`, mark)
  expect(document).toBe('<p>a</p><script>go()</script><link>')
})
