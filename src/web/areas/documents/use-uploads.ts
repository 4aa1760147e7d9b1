// Shows a component the line of uploads, and begins it with the first page that does.
import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Uploads } from './upload-queue.ts'
import { beginUploads, uploads } from './upload-store.ts'

export function useUploads(): Uploads {
  useEffect(beginUploads, [])
  return useStore(uploads.store)
}
