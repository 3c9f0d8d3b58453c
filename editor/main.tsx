import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { EditorScreen } from './screen/editor-screen.tsx';
import './style/ground.css';
import './style/file-list.css';
import './style/screen.css';
import './style/preview.css';
import './style/changes.css';
import './style/field.css';
import './style/part.css';
import './style/table.css';
import './style/picture.css';
import './style/brought.css';
import './style/problem-list.css';
import './style/drawing.css';
import './style/board.css';
import './style/site-drawing.css';

const place = document.getElementById('editor');
if (place)
  createRoot(place).render(
    <StrictMode>
      <EditorScreen />
    </StrictMode>,
  );
