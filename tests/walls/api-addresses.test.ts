// Addresses of the API stand in one place of web, each as the contract has it.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { AnyEndpoint } from '#kernel/endpoint.ts'

const contract = fileURLToPath(new URL('../../src/contract', import.meta.url))
const web = fileURLToPath(new URL('../../src/web', import.meta.url))
const sourcesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|d|test-support)\.tsx?$|-fixture\.tsx?$/.test(file),
  )

type Module = Record<string, AnyEndpoint | string | object>
const load = (file: string) => import(/* @vite-ignore */ file) as Promise<Module>

test('every endpoint and address here is the contract’s of the same name', async () => {
  const files = sourcesOf(`${web}/browser/endpoints`).filter((file) => file !== 'api-root.ts')
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    const contracts = await load(`${contract}/${file}`)
    for (const [name, here] of Object.entries(await load(`${web}/browser/endpoints/${file}`))) {
      expect(typeof here === 'string' ? { here: contracts[name] } : contracts[name], name).toMatchObject(
        typeof here === 'string' ? { here } : here,
      )
    }
  }
})

test('no other file of web writes an address of the API as text', () => {
  const isAddress = /['"`]\/api\//
  const words = (file: string) => readFileSync(`${web}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const writers = sourcesOf(web).filter((file) => isAddress.test(words(file)))
  expect(writers.filter((file) => !file.startsWith('browser/endpoints/'))).toEqual([])
})
