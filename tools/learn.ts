// Learns what the assistant understands questions by, and keeps it in .learnt/.
import { openClassifier } from '#domain/assistant/classify-question.ts'
import { openDangerJudge } from '#domain/assistant/judge-danger.ts'
import { openTopics } from '#domain/assistant/tell-topic.ts'
import { openTreatments } from '#domain/assistant/tell-treatment.ts'

for (const open of [openClassifier, openTreatments, openTopics, openDangerJudge]) await open()
