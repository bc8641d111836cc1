import { TextArea } from '../../src/TextArea.tsx'
import { Box } from '../Box.tsx'

export function Areas() {
  return (
    <Box title="긴 글">
      <div className="grid gap-3.5">
        <TextArea
          label="한 일"
          limit={2000}
          placeholder="50자 넘게 쓰면 제안이 더 와요"
          atLimit="2,000자까지 작성 가능해요"
          success="50자를 넘었어요. 제안이 더 잘 와요"
          defaultValue="정기결제 화면을 다시 설계해 결제 전환율을 12%p 올렸어요."
        />
        <TextArea
          label="가득 찬 글"
          limit={12}
          atLimit="12자까지 작성 가능해요"
          defaultValue="열두 자를 다 채웠어요"
        />
      </div>
    </Box>
  )
}
