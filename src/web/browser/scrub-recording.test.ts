// Guards that a recorded screen leaves the browser as boxes: no word, no link, nothing typed, no gesture where it would tell.
import { expect, test } from 'vitest'
import { scrubRecording } from './scrub-recording.ts'

const contact = { pattern: '/contact', gestures: true }
const home = { pattern: '/', gestures: false }
const secret = /hip|jane|procedures\/|@/i

function scrub(events: object[], page = contact): { type: number; data: Record<string, unknown> }[] {
  const scrubbed = scrubRecording(`{"segment_id":3,"jane":1}\n${JSON.stringify(events)}`, page) ?? ''
  expect(scrubbed).not.toMatch(secret)
  const [head = '', body = ''] = scrubbed.split('\n')
  expect(JSON.parse(head)).toEqual({ segment_id: 3 })
  return JSON.parse(body)
}

const link = {
  type: 2,
  id: 5,
  tagName: 'a',
  attributes: {
    class: 'link',
    href: '/procedures/hip-replacement',
    id: 'hip',
    title: 'Hip',
    'aria-label': 'Jane',
    'data-path': '/procedures/hip-replacement',
    style: "background: url('/art/hip.svg')",
    value: 'jane@example.com',
    rr_width: '100px',
  },
  childNodes: [{ type: 3, id: 6, textContent: 'Hip replacement — جراحة' }],
}

test('a page becomes boxes of the same shape', () => {
  const [first, second] = scrub([
    { type: 4, timestamp: 1, data: { href: 'https://c.example/procedures/hip?jane', width: 390, height: 844 } },
    {
      type: 2,
      timestamp: 2,
      data: {
        initialOffset: { left: 0, top: 10 },
        node: {
          type: 0,
          id: 1,
          childNodes: [
            { type: 1, id: 2, name: 'html', publicId: 'hip' },
            { type: 2, id: 3, tagName: 'style', attributes: { _cssText: 'p{color:red}' }, childNodes: [] },
            {
              type: 2,
              id: 4,
              tagName: 'style',
              attributes: {},
              childNodes: [{ type: 3, id: 7, textContent: 'p{}', isStyle: true }],
            },
            { type: 5, id: 8, textContent: 'Jane' },
            link,
          ],
        },
      },
    },
  ])
  expect(first?.data).toEqual({ href: '/contact', width: 390, height: 844 })
  const node = second?.data.node as { childNodes: object[] }
  expect(node.childNodes).toEqual([
    { type: 1, id: 2, name: 'html' },
    { type: 2, id: 3, tagName: 'style', attributes: { _cssText: 'p{color:red}' }, childNodes: [] },
    {
      type: 2,
      id: 4,
      tagName: 'style',
      attributes: {},
      childNodes: [{ type: 3, id: 7, textContent: 'p{}', isStyle: true }],
    },
    { type: 5, id: 8, textContent: '****' },
    {
      type: 2,
      id: 5,
      tagName: 'a',
      attributes: { class: 'link', rr_width: '100px' },
      childNodes: [{ type: 3, id: 6, textContent: '*** *********** * *****' }],
    },
  ])
})

test('what changes on the page is blanked out as well', () => {
  const [event] = scrub([
    {
      type: 3,
      timestamp: 1,
      data: {
        source: 0,
        texts: [{ id: 6, value: 'Jane' }],
        attributes: [{ id: 5, attributes: { href: '/procedures/hip', class: 'on', open: '' } }],
        removes: [{ parentId: 1, id: 2, jane: 1 }],
        adds: [{ parentId: 1, nextId: null, node: link }],
      },
    },
  ])
  expect(event?.data).toMatchObject({
    source: 0,
    texts: [{ id: 6, value: '****' }],
    attributes: [{ id: 5, attributes: { class: 'on', open: '' } }],
    removes: [{ parentId: 1, id: 2 }],
    adds: [{ parentId: 1, nextId: null, node: { attributes: { class: 'link' } } }],
  })
})

const scroll = { type: 3, timestamp: 1, data: { source: 3, id: 1, x: 0, y: 9 } }
const move = {
  type: 3,
  timestamp: 1,
  data: { source: 1, positions: [{ x: 1, y: 2, id: 3, timeOffset: -5, at: 'jane' }] },
}
const change = { type: 3, timestamp: 1, data: { source: 0, attributes: [{ id: 5, attributes: { class: 'pending' } }] } }
const click = { type: 3, timestamp: 1, data: { source: 2, type: 2, id: 5, x: 1, y: 2, text: 'hip' } }

test('the pointer and what changes under it are left out of pages where they would tell which procedure a person is after', () => {
  const all = [scroll, move, click, change]
  expect(scrub(all).map(({ data }) => data.source)).toEqual([3, 1, 2, 0])
  expect(scrub(all, home).map(({ data }) => data.source)).toEqual([3])
})

test('input, selections, fonts, media, logs and custom events are left out', () => {
  const others = [5, 7, 8, 9, 10, 11, 13, 14, 15].map((source) => ({
    type: 3,
    timestamp: 1,
    data: { source, text: 'jane', id: 1 },
  }))
  const custom = { type: 5, timestamp: 1, data: { tag: 'breadcrumb', payload: { message: 'hip' } } }
  expect(scrub([...others, custom, { type: 6, timestamp: 1, data: { jane: 1 } }, scroll])).toHaveLength(1)
})

test.each([undefined, new Uint8Array([1, 2]), '', 'jane', '{"segment_id":0}\njane', '{"segment_id":0}'])(
  'what cannot be looked through (%j) does not leave',
  (recording) => {
    expect(scrubRecording(recording, contact)).toBeUndefined()
  },
)
