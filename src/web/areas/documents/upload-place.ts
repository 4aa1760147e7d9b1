// Where files are sent, without the contract's parser in the page.

/** As contract/documents.ts has it; a test holds them together. */
export const uploadPath = '/api/client/document/upload'
