// @vitest-environment happy-dom
// Guards that a page that is asked for again in vain stays as it was, and never shows what was somebody else's.
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useKept } from './use-kept.ts'

test('what was there stays while it cannot be had, for the same owner alone', () => {
  type Props = { value: string | undefined; owner: string }
  const { result, rerender } = renderHook(({ value, owner }: Props) => useKept(value, owner), {
    initialProps: { value: 'first', owner: 'a' } as Props,
  })
  expect(result.current).toBe('first')
  rerender({ value: undefined, owner: 'a' })
  expect(result.current).toBe('first')
  rerender({ value: 'second', owner: 'a' })
  rerender({ value: undefined, owner: 'a' })
  expect(result.current).toBe('second')
  rerender({ value: undefined, owner: 'b' })
  expect(result.current).toBeUndefined()
})
