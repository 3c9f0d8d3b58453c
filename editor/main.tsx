import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { EditorScreen } from './screen/editor-screen.tsx';
import './style/editor.css';
import './style/form.css';

const place = document.getElementById('editor');
if (place)
  createRoot(place).render(
    <StrictMode>
      <EditorScreen />
    </StrictMode>,
  );
