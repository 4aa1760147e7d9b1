// Somebody who comes along: as the record has them, as their form does, and how one takes the place of another in the list.
import type { Client } from '#contract/clients.ts'
import type { Values } from './details.ts'

export type Companion = Client['companions'][number]

export const mostCompanions = 10

export const toValues = (companion: Companion | undefined): Values => ({
  name: companion?.name ?? '',
  relation: companion?.relation ?? '',
  birthYear: companion?.birthYear?.toString() ?? '',
})

const plain = (text = '') => text.replace(/\s+/g, ' ').trim()

/** @returns reasons by field where the form holds nobody that can be kept */
export function readCompanion(values: Values): { companion: Companion } | { reasons: Record<string, string> } {
  const [name, relation, year] = [plain(values.name), plain(values.relation), plain(values.birthYear)]
  const birthYear = year === '' ? null : Number(year)
  const reasons: Record<string, string> = {}
  if (name === '') reasons.name = 'required'
  if (birthYear !== null && !(/^\d{4}$/.test(year) && birthYear >= 1900 && birthYear <= new Date().getFullYear()))
    reasons.birthYear = 'invalid'
  return Object.keys(reasons).length > 0 ? { reasons } : { companion: { name, relation, birthYear } }
}

const isSame = (one: Companion, other: Companion) =>
  one.name === other.name && one.relation === other.relation && one.birthYear === other.birthYear

/**
 * @param from who is changed or removed; somebody whom another tab changed meanwhile stays as they are
 * @param to undefined removes
 */
export function replaceCompanion(
  list: Companion[],
  from: Companion | undefined,
  to: Companion | undefined,
): Companion[] {
  const at = from ? list.findIndex((one) => isSame(one, from)) : -1
  const added = to ? [to] : []
  return at < 0 ? [...list, ...added] : [...list.slice(0, at), ...added, ...list.slice(at + 1)]
}

const draftPrefix = 'companion '

/** Under which what was typed of somebody is kept: whoever is saved is known by what is saved of them. */
export const draftOf = (companion: Companion | undefined, key: number): string =>
  companion ? draftPrefix + JSON.stringify(toValues(companion)) : `${draftPrefix}new ${key}`

/** Drafts of people who are in no list: not saved yet, or changed elsewhere since. */
export function draftsBeside(drafts: Record<string, Values>, list: Companion[]): string[] {
  const listed = new Set(list.map((one) => draftOf(one, 0)))
  return Object.keys(drafts).filter((name) => name.startsWith(draftPrefix) && !listed.has(name))
}
