// Addresses of a client's files, as they stand in replies and come back in requests.
import { documentFilePath, documentPreviewPath, uploadPath } from '#contract/documents.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export const isFileId = (text: string): boolean => uuid.test(text)

/** Without a host: whatever stands between, it is the one that was asked. */
export const uploadAddress = (fileId: string): string => `${uploadPath}/${fileId}`
export const previewAddress = (fileId: string): string => documentPreviewPath.replace('{id}', fileId)
export const fileAddress = (fileId: string, signature: string): string =>
  `${documentFilePath.replace('{id}', fileId)}?link=${signature}`

/**
 * @param url of an upload, with or without the host of the site
 * @param origin that the caller sees
 * @returns the file's id; undefined for any other address
 */
export function fileIdOf(url: string, origin: string): string | undefined {
  const address = URL.parse(url, origin)
  if (address?.host !== new URL(origin).host || !address.pathname.startsWith(`${uploadPath}/`)) return undefined
  const id = address.pathname.slice(uploadPath.length + 1)
  return isFileId(id) ? id : undefined
}
