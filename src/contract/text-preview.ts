// How a text in markdown will look, before it is saved.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { block } from '#kernel/rich-text.ts'

export const previewText = endpoint({
  name: 'previewText',
  method: 'POST',
  path: '/api/desk/preview',
  input: z.object({ text: z.string().max(100_000) }),
  reply: z.object({
    blocks: z.array(block),
    /** What is not kept, each with its line from 1. */
    faults: z.array(z.object({ line: z.int(), message: z.string() })),
  }),
  who: 'staff',
  may: 'catalogue.read',
  mostBytes: 512 * 1024,
  summary: 'Paragraphs, headings and lists of a text as the site shows them. Nothing of it is kept.',
})
