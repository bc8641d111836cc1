import { z } from 'zod'
import {
  countOrShare,
  exactly,
  labels,
  name,
  natural,
  port,
  portOrName,
  protocol,
  quantity,
  selector,
  templateMetadata,
} from './shapes.ts'

/** The pod of a deployment, a job or a set. */

const keyOf = exactly({ name, key: z.string(), optional: z.boolean().optional() })
const variable = z.union([
  exactly({ name: z.string(), value: z.string() }),
  exactly({
    name: z.string(),
    valueFrom: z.union([
      exactly({ secretKeyRef: keyOf }),
      exactly({ configMapKeyRef: keyOf }),
      exactly({ fieldRef: exactly({ fieldPath: z.string(), apiVersion: z.string().optional() }) }),
    ]),
  }),
])
const source = exactly({ name, optional: z.boolean().optional() })

const action = {
  httpGet: exactly({ path: z.string().startsWith('/'), port: portOrName }).optional(),
  exec: exactly({ command: z.array(z.string()) }).optional(),
  tcpSocket: exactly({ port: portOrName }).optional(),
}
const probe = exactly({
  ...action,
  initialDelaySeconds: natural.optional(),
  periodSeconds: z.int().min(1).optional(),
  timeoutSeconds: z.int().min(1).optional(),
  failureThreshold: z.int().min(1).optional(),
  successThreshold: z.int().min(1).optional(),
})

const seccomp = exactly({ type: z.enum(['RuntimeDefault', 'Localhost', 'Unconfined']) })
const amounts = exactly({
  cpu: quantity.optional(),
  memory: quantity.optional(),
  'ephemeral-storage': quantity.optional(),
})

const container = exactly({
  name,
  image: z.string().min(1),
  imagePullPolicy: z.enum(['Always', 'IfNotPresent', 'Never']).optional(),
  command: z.array(z.string()).optional(),
  args: z.array(z.string()).optional(),
  workingDir: z.string().startsWith('/').optional(),
  env: z.array(variable).optional(),
  envFrom: z.array(z.union([exactly({ configMapRef: source }), exactly({ secretRef: source })])).optional(),
  ports: z
    .array(exactly({ name: z.string().optional(), containerPort: port, protocol: protocol.optional() }))
    .optional(),
  startupProbe: probe.optional(),
  livenessProbe: probe.optional(),
  readinessProbe: probe.optional(),
  lifecycle: exactly({
    preStop: exactly({ ...action, sleep: exactly({ seconds: natural }).optional() }),
  }).optional(),
  resources: exactly({ requests: amounts, limits: amounts }),
  securityContext: exactly({
    allowPrivilegeEscalation: z.boolean(),
    readOnlyRootFilesystem: z.boolean().optional(),
    privileged: z.boolean().optional(),
    runAsNonRoot: z.boolean().optional(),
    runAsUser: natural.optional(),
    runAsGroup: natural.optional(),
    seccompProfile: seccomp.optional(),
    capabilities: exactly({ drop: z.array(z.string()), add: z.array(z.string()).optional() }),
  }),
  volumeMounts: z
    .array(
      exactly({
        name,
        mountPath: z.string().startsWith('/'),
        subPath: z.string().optional(),
        readOnly: z.boolean().optional(),
      }),
    )
    .optional(),
})

const items = z.array(exactly({ key: z.string(), path: z.string(), mode: natural.optional() })).optional()
const files = { items, defaultMode: natural.optional(), optional: z.boolean().optional() }
const volume = exactly({
  name,
  emptyDir: exactly({ sizeLimit: quantity.optional(), medium: z.literal('Memory').optional() }).optional(),
  configMap: exactly({ name, ...files }).optional(),
  secret: exactly({ secretName: name, ...files }).optional(),
  persistentVolumeClaim: exactly({ claimName: name, readOnly: z.boolean().optional() }).optional(),
}).refine((one) => Object.keys(one).length === 2, 'a volume has one source')

export const podTemplate = exactly({
  metadata: templateMetadata,
  spec: exactly({
    restartPolicy: z.enum(['Always', 'OnFailure', 'Never']).optional(),
    serviceAccountName: name.optional(),
    automountServiceAccountToken: z.boolean(),
    enableServiceLinks: z.boolean().optional(),
    terminationGracePeriodSeconds: natural.optional(),
    activeDeadlineSeconds: natural.optional(),
    priorityClassName: name.optional(),
    nodeSelector: labels.optional(),
    securityContext: exactly({
      runAsNonRoot: z.boolean(),
      runAsUser: natural.optional(),
      runAsGroup: natural.optional(),
      fsGroup: natural.optional(),
      fsGroupChangePolicy: z.enum(['Always', 'OnRootMismatch']).optional(),
      seccompProfile: seccomp,
    }),
    topologySpreadConstraints: z
      .array(
        exactly({
          maxSkew: z.int().min(1),
          topologyKey: z.string(),
          whenUnsatisfiable: z.enum(['DoNotSchedule', 'ScheduleAnyway']),
          labelSelector: selector,
        }),
      )
      .optional(),
    initContainers: z.array(container).optional(),
    containers: z.array(container).min(1),
    volumes: z.array(volume).optional(),
  }),
})

export const strategy = exactly({
  type: z.enum(['RollingUpdate', 'Recreate']).optional(),
  rollingUpdate: exactly({ maxSurge: countOrShare, maxUnavailable: countOrShare }).optional(),
})

export const jobSpec = exactly({
  backoffLimit: natural.optional(),
  activeDeadlineSeconds: z.int().min(1).optional(),
  ttlSecondsAfterFinished: natural.optional(),
  completions: z.int().min(1).optional(),
  parallelism: natural.optional(),
  template: podTemplate.refine(
    ({ spec }) => spec.restartPolicy === 'Never' || spec.restartPolicy === 'OnFailure',
    'the pod of a job restarts Never or OnFailure',
  ),
})
