import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readQuestion, writeQuestion, type AnalogueQuestion } from './analogue-question';

/** The question of the address, and how to ask another one. A link then says everything. */
export function useQuestion(): { question: AnalogueQuestion; ask: (question: AnalogueQuestion) => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const question = useMemo(() => readQuestion(new URLSearchParams(search)), [search]);
  const ask = (next: AnalogueQuestion) => {
    const said = writeQuestion(new URLSearchParams(search), next).toString();
    if (said !== search.slice(1)) void navigate({ pathname, search: said });
  };
  return { question, ask };
}
