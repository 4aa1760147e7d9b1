// Where in the document store everything of a file lies.

/** @returns what the names of all its objects begin with, `files/<id>/`: for `removeLater` */
export const filePrefix = (fileId: string): string => `files/${fileId}/`
